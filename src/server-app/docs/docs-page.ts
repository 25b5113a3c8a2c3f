import * as z from 'zod/mini'
import { accessWords } from '#platform/pure/access.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { inHtml } from '#platform/server/files/html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { font: 600 1rem/1.4 ui-monospace, monospace; margin-top: 2.5rem; border-top: 1px solid #8884; padding-top: 1rem }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8884; border-radius: 6px; font-size: .85rem }
`

/** The calls to read in a browser: no scripts, one style element. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flotylla: calls</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Flotylla: calls</h1>
<p>${endpoints.length} calls, made from the contracts; for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(section).join('\n')}
</body>
</html>
`
}

function section(endpoint: Endpoint): string {
  const failures = Object.entries(endpoint.failures)
    .map(([code, { status, msg }]) => `<li>${status} <code>${inHtml(code)}</code> ${inHtml(msg)}</li>`)
    .join('')
  return `<section>
<h2>${endpoint.method} ${inHtml(endpoint.path)}</h2>
<p>${inHtml(endpoint.summary)} Access: <strong>${inHtml(accessWords(endpoint))}</strong>.</p>
<details><summary>Input</summary><pre>${schemaText(endpoint.input)}</pre></details>
<details><summary>Answer</summary><pre>${endpoint.file ? 'A file.' : schemaText(endpoint.output)}</pre></details>
${failures === '' ? '' : `<ul>${failures}</ul>`}
</section>`
}

function schemaText(schema: z.ZodMiniType): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return inHtml(JSON.stringify(rest, null, 2))
}
