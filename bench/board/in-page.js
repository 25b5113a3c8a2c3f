// What the page measures itself, in milliseconds. Runs in the page before its own scripts; leaves `window.watched`.
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
    performance.mark('drag-begins')
    frames = []
    tasks = []
    counting = true
    requestAnimationFrame((now) => requestAnimationFrame(count(now)))
  }
  const end = () => {
    performance.mark('drag-ends')
    counting = false
    const sorted = frames.toSorted((a, b) => a - b)
    return {
      longestTask: Math.max(0, ...tasks),
      frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      frames: frames.length,
    }
  }
  const watched = {
    firstRender: 0,
    drop: 0,
    begin,
    end,
    /** Somebody who drives on Monday and stands nowhere about Friday's day shift, where the drop goes. */
    async legalMove(week) {
      const { days, nights } = await (await fetch(week)).json()
      const present = (slot) => {
        const { cars, reserve, onCall } = (slot % 2 === 0 ? days : nights)[slot >> 1]
        return [...cars.flatMap(({ drivers }) => drivers), ...reserve, ...onCall].map(({ id }) => id)
      }
      const busy = new Set([7, 8, 9].flatMap(present))
      const driving = [...document.querySelectorAll('[data-area="cars"][data-slot="0"][data-kind="driver"]')]
      const cell = driving.find(({ dataset }) => !busy.has(dataset.driver))
      const target = document.querySelectorAll('[data-area="cars"][data-slot="8"]')[2]
      return cell ? { driver: cell.dataset.driver, row: cell.dataset.row, target: target.dataset.row } : null
    },
    async scroll() {
      const box = document.querySelector('[data-scroller]')
      performance.mark('scroll-begins')
      begin()
      for (let step = 0; step < 90; step++) {
        if (box) box.scrollTop += step < 45 ? 60 : -60
        await new Promise(requestAnimationFrame)
      }
      performance.mark('scroll-ends')
      return end()
    },
    async emptyFrame() {
      const times = []
      for (let round = 0; round < 9; round++) {
        await new Promise((resolve) => setTimeout(resolve, 7 + round))
        const start = performance.now()
        await new Promise((resolve) => painted(resolve))
        times.push(performance.now() - start)
      }
      return times.toSorted((a, b) => a - b)[4] ?? 0
    },
    async renderAsHtml() {
      const place = document.getElementById('root')
      const html = place?.innerHTML ?? ''
      const copy = document.createElement('div')
      copy.style.cssText = 'position:fixed;inset:0;background:white'
      document.body.append(copy)
      const start = performance.now()
      copy.innerHTML = html
      await new Promise((resolve) => painted(resolve))
      const time = performance.now() - start
      copy.remove()
      return time
    },
  }
  new PerformanceObserver((list) => {
    if (counting) tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ entryTypes: ['longtask'] })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-driver]')) return
    observer.disconnect()
    painted(() => {
      performance.mark('painted')
      const answers = performance.getEntriesByType('resource')
      const week = answers.find(({ name }) => name.includes('/api/board?'))
      watched.firstRender = performance.now() - (week?.responseEnd ?? 0)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener(
    'pointerup',
    () => {
      performance.mark('let-go')
      const start = performance.now()
      painted(() => {
        performance.mark('dropped')
        watched.drop = performance.now() - start
      })
    },
    { capture: true },
  )
  Reflect.set(window, 'watched', watched)
}
