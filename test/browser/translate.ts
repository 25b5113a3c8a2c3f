import type { BrowserContext, Page } from 'playwright-core'

/**
 * Does to every page of the context what a browser's translation does: puts `<font><font>` with words of its
 * own in the place of each text node, at once and again whenever the page shows something new. The words stay
 * the same, so that a journey finds them; what tells them from the page's own is only where they stand.
 */
export async function translateAll(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isLeftAlone = (node: Node) =>
      node.textContent?.trim() === '' ||
      (node.parentElement?.closest('font, head, script, style, textarea') ?? null) !== null
    const translate = (root: Node) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (
        let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
        node;
        node = walker.nextNode()
      ) {
        if (!isLeftAlone(node)) texts.push(node)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    // From the first text that the page's HTML brings, before any script of the page runs.
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData' && target.isConnected) translate(target)
        for (const node of addedNodes) if (node.isConnected) translate(node)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** The page's texts that no translation has reached, and how many it has: a page that is white has none. */
export async function translatedTexts(
  page: Page,
): Promise<{ readonly bare: readonly string[]; readonly count: number }> {
  return page.evaluate(() => {
    const bare: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text !== '' && !node.parentElement?.closest('font, head, script, style, textarea')) bare.push(text)
    }
    return { bare, count: document.querySelectorAll('font > font').length }
  })
}
