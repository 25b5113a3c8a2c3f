/** Under which the build knows its loader of later parts. */
const LOADER = '\0vite/preload-helper.js'

/**
 * What the build's own loader does for these pages, in a third of its bytes: it names the files of a part at
 * once, waits for its styles, and tells by `vite:preloadError` what can't be had.
 */
const SHORTER = `
const begun = {}
const wrong = (payload) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}
const name = (file) => {
  const style = file.endsWith('.css')
  const rel = style ? 'stylesheet' : 'modulepreload'
  if (document.querySelector('link[rel=' + rel + '][href="/' + file + '"]')) return begun[file]
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = '/' + file
  document.head.append(link)
  return begun[file] = style && new Promise((done, failed) => {
    link.onload = done
    link.onerror = () => {
      link.remove()
      failed(Error(file))
    }
  })
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(name)).then(load).catch(wrong)
`

/** A step of the build that puts a shorter loader of later parts in the place of the build's own. */
export function partLoader() {
  return {
    name: 'part-loader',
    enforce: 'pre' as const,
    load: (id: string): string | null => (id === LOADER ? SHORTER : null),
  }
}
