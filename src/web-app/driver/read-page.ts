import { buildOf, hearBuild } from '#platform/web/build/other-build.ts'
import { type PageData, pageDataIn } from './page-data.ts'

/**
 * What the server puts into this page now; undefined where it can't be reached, and where it is of another
 * build, which may put something else there.
 */
export async function readPage(): Promise<PageData | undefined> {
  try {
    const html = await (await fetch(location.pathname)).text()
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [own, build] = [buildOf(document), buildOf(page)]
    hearBuild(build ?? null)
    return own === build ? pageDataIn(page) : undefined
  } catch {
    return undefined
  }
}
