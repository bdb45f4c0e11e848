/// The rules of a page for readers who listen to it, press keys, or see little contrast.
enum AccessibilityCheck {
  /// A JavaScript expression whose value is a line for every fault.
  static let script = #"""
    (() => {
      const faults = [];
      const isSeen = (e) => e.checkVisibility({ checkVisibilityCSS: true }) && !e.closest('.unseen');
      const nameOf = (e) => (e.getAttribute('aria-label')
        || (e.getAttribute('aria-labelledby') || '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ').trim()
        || (e.labels && [...e.labels].map((l) => l.textContent).join(' '))
        || e.getAttribute('alt') || e.textContent || e.title || '').trim();
      const tell = (e, words) => faults.push(`${words}: ${e.outerHTML.slice(0, 120)}`);
      const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=option], [role=listbox]';
      for (const e of document.querySelectorAll(controls)) if (isSeen(e) && !nameOf(e)) tell(e, 'no name');
      for (const e of document.querySelectorAll('[tabindex]')) if (e.tabIndex > 0) tell(e, 'leads the focus astray');
      for (const e of document.querySelectorAll('img')) if (!e.alt) tell(e, 'no alternative');
      for (const e of document.querySelectorAll('canvas')) if (isSeen(e) && !nameOf(e)) tell(e, 'no alternative');
      if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
      for (const tag of ['main', 'header', 'nav', 'footer']) if (document.querySelectorAll(`body ${tag}`).length !== 1) faults.push(`not one ${tag}`);
      if (!document.documentElement.lang) faults.push('no language');
      if (!document.querySelector('[aria-live]')) faults.push('nothing is said');
      const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
      for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`two of ${id}`);
      let level = 1;
      for (const e of document.querySelectorAll('h1, h2, h3, h4')) {
        if (!isSeen(e)) continue;
        if (+e.tagName[1] > level + 1) tell(e, 'skips a level');
        level = +e.tagName[1];
      }
      const channels = (text) => (text.match(/[\d.]+/g) || []).map(Number);
      const light = (c) => c.slice(0, 3).map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
      const groundOf = (e) => {
        for (let node = e; node; node = node.parentElement) {
          const c = channels(getComputedStyle(node).backgroundColor);
          if (c.length === 3 || c[3] === 1) return c;
          if (c[3] > 0) return null;
        }
        return [255, 255, 255];
      };
      for (const e of document.querySelectorAll('body *')) {
        const hasText = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
        if (!hasText || !isSeen(e) || e.closest('svg, script, noscript')) continue;
        const ground = groundOf(e);
        if (!ground) { tell(e, 'ground is translucent'); continue; }
        const [a, b] = [light(channels(getComputedStyle(e).color)), light(ground)].sort((x, y) => y - x);
        if ((a + 0.05) / (b + 0.05) < 4.5) tell(e, `contrast ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
      }
      return faults;
    })()
    """#
}
