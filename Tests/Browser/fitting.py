"""Whether what a page says fits on a small phone for somebody who chose larger letters in the browser: words, times and
codes stand whole, nothing reaches out of its button or of the window, and what is stuck to the window leaves room for the
page."""

# Pixels; letters of a third more than usual, and of twice as much.
PHONE = {"width": 360, "height": 740}
LETTERS = (22, 32)
# What is folded is looked at as well; not what opens over the page.
MISFITS = r"""() => {
  const found = new Set(), root = document.documentElement, main = document.querySelector('main');
  const all = (place) => [...document.querySelectorAll(place)].filter((one) => one.checkVisibility());
  const box = (one) => one.getBoundingClientRect(), px = (one, name) => parseFloat(getComputedStyle(one)[name]);
  const rects = (range) => [...range.getClientRects()].filter((part) => part.width > .5);
  const width = (range) => rects(range).reduce((sum, part) => sum + part.width, 0);
  const line = main.clientWidth - 2 * px(main, 'paddingInlineStart');
  const unseen = '.vh, .skip, .scroll, select, script, svg';
  const boxes = 'button, .btn, .tag, .plate, .seg a, .tabs a, .helpfoot a, th, td, summary, .card, .notice, .sign, .toast';

  const looks = {
    page() {
      if (root.scrollWidth > innerWidth) found.add(`the page is ${root.scrollWidth} wide`);
    },
    // What is longer than a line has to be parted, and so may be addresses and names as German has them. The browser of
    // a phone knows where to hyphenate; Debian's has no list for that.
    word(text, range, word) {
      if (word[0].length > 14 && getComputedStyle(text.parentElement).hyphens === 'auto') return;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set(rects(range).map((part) => Math.round(part.top / 4))).size < 2) return;
      const end = text.data.indexOf(' ', word.index);
      range.setStart(text, text.data.lastIndexOf(' ', word.index) + 1);
      range.setEnd(text, end < 0 ? text.length : end);
      if (!/[@/]|.{20}/.test(range.toString()) && width(range) < line) found.add(`parted: ${word[0]}`);
    },
    texts() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
      while (texts.nextNode()) {
        const text = texts.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !parent.checkVisibility({visibilityProperty: true}) || parent.closest(unseen)) continue;
        const word = parent.closest('.word');
        if (box(parent).width < 2 || word && box(word).width < 2) continue;
        for (const each of parent.closest('code') ? [] : text.data.matchAll(/[\p{L}\p{M}\p{N}]+(?:[:.]\p{N}+)*/gu))
          looks.word(text, range, each);
        range.selectNodeContents(text);
        const around = parent.closest(boxes), outer = around && box(around);
        for (const part of rects(range)) {
          if (part.left < -1 || part.right > innerWidth + 1) found.add(`out of the window: ${text.data.trim()}`);
          else if (outer && (part.left < outer.left - 1 || part.right > outer.right + 1))
            found.add(`out of its box: ${text.data.trim()}`);
        }
      }
    },
    buttons() {
      for (const one of all('button, .btn, .tabs a, .seg a, .helpfoot a, summary'))
        if (!one.closest(unseen) && one.scrollWidth > one.clientWidth + 1) found.add(`sticks out: ${one.innerText.trim()}`);
    },
    selects() {
      const pen = document.createElement('canvas').getContext('2d'), arrow = 18;
      for (const one of all('select')) {
        pen.font = getComputedStyle(one).font;
        const room = one.clientWidth - px(one, 'paddingInlineStart') - px(one, 'paddingInlineEnd') - arrow;
        for (const option of one.options)
          if (pen.measureText(option.text.trim()).width > room) found.add(`cut in its select: ${option.text.trim()}`);
      }
    },
    bars() {
      for (const bar of all('.tabs, .helpfoot')) {
        if (box(bar).height > innerHeight * .2) found.add(`the bar is ${Math.round(box(bar).height)} high`);
        for (const toast of all('.toast'))
          if (box(toast).bottom > box(bar).top && box(toast).top < box(bar).bottom) found.add('a message is over the bar');
      }
      for (const place of ['.helpfoot nav a', '.tabs a'])
        if (new Set(all(place).map((one) => Math.round(box(one).top))).size > 1) found.add(`on two lines: ${place}`);
      for (const one of all('.helpfoot > a span'))
        if (box(one).height > px(one, 'lineHeight') * 1.5) found.add('the number of the help is on two lines');
    },
    header() {
      const title = document.querySelector('.top__t');
      if (root.dataset.view === 'simple') return;
      for (const one of all('.top > .top__b'))
        if (box(one).top >= box(title).bottom - 1) found.add(`under the title: ${one.innerText.trim()}`);
    },
    end() {
      scrollTo(0, root.scrollHeight);
      const ends = Math.max(...all('main, main *').filter((one) => one !== main).map((one) => box(one).bottom));
      const said = all('.toast').reduce((sum, one) => sum + box(one).height, 0);
      const empty = Math.min(innerHeight, ...all('.tabs, .helpfoot').map((one) => box(one).top)) - ends - said;
      if (scrollY > 0 && empty > innerHeight * .25) found.add(`${Math.round(empty)} are empty at the end`);
      scrollTo(0, 0);
    },
  };
  const folded = [...document.querySelectorAll('details:not([open], .goto)')];
  for (const one of folded) one.open = true;
  for (const look of ['page', 'texts', 'buttons', 'selects', 'bars', 'header', 'end']) looks[look]();
  for (const one of folded) one.open = false;
  return [...found];
}"""


class Letters:
    """How large somebody chose a page's letters in the browser; 16 is usual. It lasts from page to page."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def set(self, size):
        self.session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size - 3}})


def misfits(page, letters, sizes=LETTERS):
    """What does not fit on the page that is open, each with the size of letters by which it does not."""
    found = []
    for size in sizes:
        letters.set(size)
        found += [f"{size} px: {misfit}" for misfit in page.evaluate(MISFITS)]
    letters.set(16)
    return found
