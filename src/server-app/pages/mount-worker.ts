import type { FastifyInstance } from 'fastify'
import { BUILD_HEADER } from '#platform/pure/build-header.ts'
import { isLanguage } from '#platform/pure/languages.ts'
import { type Build, named } from './built-files.ts'

const PATH = '/sw.js'

/**
 * Stands where no worker is wanted. A browser goes on using one whose file is gone, so the file says that it
 * is to end: it empties what the former kept, and gives up its place.
 */
const ENDING = `self.addEventListener('install',()=>self.skipWaiting())
self.addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.filter((name)=>name.startsWith('flotylla-')).map((name)=>caches.delete(name))))
.then(()=>self.registration.unregister())))`

/**
 * The driver's service worker, asked for anew each time: a phone has the present one, or the end of it, with
 * the next page that it opens. `/sw.js?uk` is the one that keeps the Ukrainian pages.
 * @param isWanted false where the operator has switched it off
 */
export function mountWorker(
  app: FastifyInstance,
  currentBuild: () => Promise<Build | undefined>,
  isWanted: boolean,
): void {
  app.get(PATH, async (request, reply) => {
    const build = await currentBuild()
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
    const [, query] = request.url.split('?')
    const path = isLanguage(query) ? `/${named('sw', query)}.js` : PATH
    const file = isWanted ? (build?.files.get(path) ?? build?.files.get(PATH)) : undefined
    // While a build is made anew nobody knows whether it has one: a phone asks again.
    if (!build) return reply.code(503).removeHeader(BUILD_HEADER).send('')
    if (file) await file.body.send(request, reply)
    else await reply.send(ENDING)
    return reply
  })
}

/** What tells a page that its device is to keep none. */
export const NO_WORKER = '<meta name="worker" content="off" />'

/** Whether this build's pages are to be kept by the phones that open them. */
export function hasWorker(build: Build, isWanted: boolean): boolean {
  return isWanted && build.files.has(PATH)
}
