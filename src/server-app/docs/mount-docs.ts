import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { contentPolicy, styleHashes } from '#platform/server/http/content-policy.ts'
import { EncodedBody } from '#platform/server/http/encoded-body.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './open-api.ts'

/** The calls described for programs and for people; made when first asked for. */
export function mountDocs(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  let document: EncodedBody | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= new EncodedBody(JSON.stringify(openApiDocument(endpoints, publicUrl)))
    await document.send(
      request,
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache'),
    )
  })

  let page: { readonly body: EncodedBody; readonly policy: string } | undefined
  app.get('/api/docs', async (request, reply) => {
    if (!page) {
      const html = docsPage(endpoints)
      page = { body: new EncodedBody(html), policy: contentPolicy(styleHashes(html)) }
    }
    reply.header('content-security-policy', page.policy).header('cache-control', 'no-cache')
    await page.body.send(request, reply.type('text/html; charset=utf-8'))
  })
}
