import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const html = '<head>\n<link rel="stylesheet" crossorigin href="/assets/driver-1.css">\n</head>'
const bundle = { 'assets/driver-1.css': { fileName: 'assets/driver-1.css', source: 'a{color:red}\n' } }
const { handler } = inlineStyles('driver/index.html').transformIndexHtml

test('the page carries its styles, and a link that is never fetched says that they are there', () => {
  expect(handler(html, { path: '/driver/index.html', bundle })).toBe(
    '<head>\n<style>a{color:red}</style><link rel="stylesheet" href="/assets/driver-1.css" disabled>\n</head>',
  )
})

test('other pages, and pages that are served while one develops, stay as they are', () => {
  expect(handler(html, { path: '/admin/index.html', bundle })).toBe(html)
  expect(handler(html, { path: '/driver/index.html' })).toBe(html)
})
