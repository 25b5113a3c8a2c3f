// Prints docs/api.md from the contracts; with --check only says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { apiMarkdown } from './api/api-markdown.ts'

const root = resolve(import.meta.dirname, '..')
const page = resolve(root, 'docs/api.md')
const registry = resolve(root, 'src/server-app/endpoints.ts')

const { allEndpoints } = (await import(registry)) as { allEndpoints: readonly Endpoint[] }
if (allEndpoints.length === 0) throw new Error('No calls are registered, so there is nothing to print.')
const text = apiMarkdown(allEndpoints)

if (!process.argv.includes('--check')) {
  writeFileSync(page, text)
  console.log(`docs/api.md: ${allEndpoints.length} calls.`)
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error('docs/api.md does not say what the contracts say: run "npm run print-api" and commit it.')
  process.exitCode = 1
}
