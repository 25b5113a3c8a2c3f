import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { inlineStyles } from './src/web-app/driver/inline-styles.ts'

const root = resolve(import.meta.dirname, 'src/web-app')

/** The two pages for browsers, the driver's and the office's, into `dist/web/`. */
const pages: UserConfig = {
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy knows neither inline scripts nor data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The charts and the board of the office are big, and loaded only when opened.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { driver: resolve(root, 'driver/index.html'), admin: resolve(root, 'admin/index.html') },
    },
  },
}

/** The driver's page as a string, for the server, into `dist/prerender/prerender.js`; packages stay outside. */
const prerender: UserConfig = {
  build: {
    outDir: resolve(import.meta.dirname, 'dist/prerender'),
    emptyOutDir: true,
    ssr: resolve(root, 'driver/prerender.tsx'),
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  },
}

export default defineConfig(({ mode }) => ({
  root,
  base: '/',
  logLevel: 'warn',
  plugins: [react(), inlineStyles('driver/index.html')],
  ...(mode === 'prerender' ? prerender : pages),
}))
