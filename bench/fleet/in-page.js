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
    /** By the second column, make. */
    sort: () => untilRowsChange(() => document.querySelectorAll('th button')[1]?.click()),
    search: (text) =>
      untilRowsChange(() => {
        const input = document.querySelector('input[placeholder^="Rejestracja"]')
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    async staticHtml() {
      const answer = await (await fetch('/api/get-cars')).json()
      const names = ['reg', 'make', 'model', 'vin', 'service', 'entryDate', 'priority', 'sort']
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
        .find(({ name }) => name.includes('/api/get-cars'))
      watched.firstRender = performance.now() - (fleet?.responseEnd ?? 0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  Reflect.set(window, 'watched', watched)
}
