import CheckedYAML
import Markup
import Patterns

/// Selectors and regular expressions, whose errors have their place inside the text.
extension YAMLSection {
    func selector(_ key: String) throws(YAMLError) -> Selector? {
        guard let value = value(key) else { return nil }
        return try selector(value)
    }

    func selector(_ value: YAMLValue) throws(YAMLError) -> Selector {
        guard let text = value.text, !text.isEmpty else {
            guard value.list == nil else {
                throw source.error(
                    value, "a selector is wanted here, and this is a list: put it in quotes")
            }
            throw source.error(value, "a selector is wanted here" + source.hint(at: value))
        }
        do {
            return try Selector(text)
        } catch {
            throw source.error(inside: value, at: error.offset, error.message)
        }
    }

    func pattern(_ key: String) throws(YAMLError) -> Pattern? {
        guard let value = value(key) else { return nil }
        return try pattern(value)
    }

    func pattern(_ value: YAMLValue) throws(YAMLError) -> Pattern {
        guard let text = value.text, !text.isEmpty else {
            throw source.error(
                value, "a regular expression is wanted here" + source.hint(at: value))
        }
        do {
            return try Pattern(text)
        } catch {
            throw source.error(inside: value, at: error.offset, error.message)
        }
    }
}
