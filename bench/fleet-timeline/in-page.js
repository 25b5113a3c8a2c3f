// What the timeline's page measures itself, in milliseconds. Runs before its own scripts; leaves `window.watched`.
{
  const painted = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = then
      channel.port2.postMessage(0)
    })
  let frames = []
  let counting = false
  let tasks = []
  const count = (before) => (now) => {
    if (!counting) return
    frames.push(now - before)
    requestAnimationFrame(count(now))
  }
  const begin = () => {
    frames = []
    tasks = []
    counting = true
    requestAnimationFrame((now) => requestAnimationFrame(count(now)))
  }
  const end = () => {
    counting = false
    const sorted = frames.toSorted((a, b) => a - b)
    return {
      longestTask: Math.max(0, ...tasks),
      frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      frames: frames.length,
    }
  }
  const scroll = async (box, name) => {
    performance.mark(`${name}-begins`)
    begin()
    for (let step = 0; step < 90; step++) {
      box.scrollTop += step < 60 ? 120 : -120
      await new Promise(requestAnimationFrame)
    }
    performance.mark(`${name}-ends`)
    return end()
  }
  const watched = {
    firstRender: 0,
    begin,
    end,
    scroll: () => scroll(document.querySelector('[role="grid"]'), 'scroll'),
    /** The whole fleet as a plain table that a server would send: first paint, and a scroll through it. */
    async plainTable(html) {
      const box = document.createElement('div')
      box.style.cssText = 'position:fixed;inset:0;overflow:auto;background:white'
      document.body.append(box)
      performance.mark('table-begins')
      const start = performance.now()
      box.innerHTML = html
      await new Promise((resolve) => painted(resolve))
      const time = performance.now() - start
      performance.mark('table-ends')
      const nodes = box.querySelectorAll('*').length
      const { frame } = await scroll(box, 'table-scroll')
      box.remove()
      return { time, nodes, frame }
    },
  }
  new PerformanceObserver((list) => {
    if (counting) tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ entryTypes: ['longtask'] })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-row] [data-kind="grounding"]')) return
    observer.disconnect()
    painted(() => {
      performance.mark('painted')
      const answers = performance.getEntriesByType('resource')
      const needed = answers.filter(({ name }) => /get-cars|get-all-grounded/.test(name))
      watched.firstRender = performance.now() - Math.max(...needed.map(({ responseEnd }) => responseEnd))
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  Reflect.set(window, 'watched', watched)
}
