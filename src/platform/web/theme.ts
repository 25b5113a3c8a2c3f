export type Theme = 'light' | 'dark'

/** Where the choice is kept on the device; the small script that runs before all others shows it. */
const STORED_AS = 'flotylla.theme'

/** The theme in force: the chosen one, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Changes over to the other theme and keeps the choice on the device. */
export function switchTheme(): Theme {
  const next = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  try {
    localStorage.setItem(STORED_AS, next)
  } catch {
    // No memory in this browser: the choice holds until the page is left.
  }
  return next
}
