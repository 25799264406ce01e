package import Recurrence

extension WallTime {
    /// `09:15`.
    package var clockText: String {
        let minutes = secondOfDay / 60
        return twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    }
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
