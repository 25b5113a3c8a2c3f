// Runs before the page's own scripts: shows the theme chosen on this device, and keeps taps that come too early, for
// those scripts to play them again. Browsers keep this file for long: a change needs a new number in its name.
;(() => {
  try {
    const theme = localStorage.getItem('flotylla.theme')
    if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme
  } catch {}
  const taps = []
  const listener = (event) => {
    const target = event.target.closest?.('[data-early]')
    if (!target) return
    taps.push(target.dataset.early)
    target.dataset.felt = ''
  }
  window.earlyTaps = () => {
    document.removeEventListener('click', listener)
    return taps
  }
  document.addEventListener('click', listener)
})()
