// What the page measures itself, in milliseconds. Runs in the page before its own scripts; leaves `window.watched`.
{
  const painted = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = then
      channel.port2.postMessage(0)
    })
  /** From the act until a frame is painted in which the first row is another. */
  const untilRowsChange = (act) =>
    new Promise((resolve, reject) => {
      const before = document.querySelector('tbody')?.textContent
      const start = performance.now()
      act()
      const look = () => {
        if (document.querySelector('tbody')?.textContent !== before)
          painted(() => resolve(performance.now() - start))
        else if (performance.now() - start > 10_000) reject(new Error('the rows did not change'))
        else requestAnimationFrame(look)
      }
      look()
    })
  const watched = {
    firstRender: 0,
    /** @param column by its key */
    sort: (column) =>
      untilRowsChange(() => document.querySelector(`th[data-column="${column}"] button`)?.click()),
    /** Until rows far down are drawn. */
    scroll: () => untilRowsChange(() => window.scrollBy(0, 3000)),
    /** Until the bar says how many are ticked. */
    tickAll: () =>
      new Promise((resolve) => {
        const start = performance.now()
        document.querySelector('th input[type="checkbox"]')?.click()
        const look = () =>
          document.querySelector('tbody tr[data-ticked]')
            ? painted(() => resolve(performance.now() - start))
            : requestAnimationFrame(look)
        look()
      }),
    search: (text) =>
      untilRowsChange(() => {
        const input = document.querySelector('main search input')
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    async staticHtml(path, names) {
      const answer = await (await fetch(path)).json()
      const rows = answer.data.map(({ attributes }) => names.map((name) => attributes[name]))
      const copy = document.createElement('div')
      copy.style.cssText = 'position:fixed;inset:0;overflow:auto;background:white'
      document.body.append(copy)
      const html = `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
      const start = performance.now()
      copy.innerHTML = html
      await new Promise((resolve) => painted(resolve))
      const time = performance.now() - start
      copy.remove()
      return time
    },
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody tr[data-index]')) return
    observer.disconnect()
    painted(() => {
      const fleet = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/api\/(get-cars|getalldrivers)/.test(name))
      watched.firstRender = performance.now() - (fleet?.responseEnd ?? 0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  Reflect.set(window, 'watched', watched)
}
