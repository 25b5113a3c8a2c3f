import { posix } from 'node:path'

export type FeaturePart = 'contract' | 'manifest' | 'texts' | 'domain' | 'server' | 'web'

/** Where in the house a file stands. */
export type Room =
  | { readonly kind: 'kernel' }
  | { readonly kind: 'platform'; readonly part: 'pure' | 'server' | 'web' }
  | { readonly kind: 'feature'; readonly feature: string; readonly part: FeaturePart }
  | { readonly kind: 'server-app' }
  | { readonly kind: 'web-app' }
  /** Tests, tools and measurements: they may look anywhere, and nothing that ships may look at them. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'nowhere'; readonly why: string }

const OUTSIDE = ['test/', 'tools/', 'bench/', 'torture/']

/** `features` are the names of the table, as `schedule` and `fleet/vehicles`. */
export function roomOf(path: string, features: readonly string[]): Room {
  if (OUTSIDE.some((folder) => path.startsWith(folder))) return { kind: 'outside' }
  if (path.startsWith('src/kernel/')) return { kind: 'kernel' }
  if (path.startsWith('src/server-app/')) return { kind: 'server-app' }
  if (path.startsWith('src/web-app/')) return { kind: 'web-app' }
  const platform = /^src\/platform\/(pure|server|web)\//.exec(path)
  if (platform) return { kind: 'platform', part: platform[1] as 'pure' | 'server' | 'web' }
  if (path.startsWith('src/features/')) return featureRoom(path.slice('src/features/'.length), features)
  return {
    kind: 'nowhere',
    why: 'code lives in src/kernel, src/platform/{pure,server,web}, src/features/<name>, src/server-app or src/web-app',
  }
}

function featureRoom(path: string, features: readonly string[]): Room {
  // The innermost: `drivers/session` stands within `drivers`.
  const [feature] = features.filter((name) => path.startsWith(`${name}/`)).sort((a, b) => b.length - a.length)
  if (!feature) {
    return {
      kind: 'nowhere',
      why: 'its feature is not in tools/structure/feature-table.ts; add it there with the neighbours it leans on',
    }
  }
  const rest = path.slice(feature.length + 1)
  const folder = /^(domain|server|web)\//.exec(rest)
  if (folder) return { kind: 'feature', feature, part: folder[1] as FeaturePart }
  const file = /^(contract|texts)(-[a-z-]+)?(\.test|\.[a-z]{2})?\.ts$/.exec(rest)
  if (file) return { kind: 'feature', feature, part: file[1] as FeaturePart }
  if (rest === 'manifest.ts') return { kind: 'feature', feature, part: 'manifest' }
  return {
    kind: 'nowhere',
    why: 'a feature holds contract.ts, texts.ts, manifest.ts and the folders domain, server and web; rules go to domain, queries and routes to server, screens to web',
  }
}

export function isTest(path: string): boolean {
  return /\.(test|journey)\.tsx?$/.test(path)
}

/**
 * `public.ts`, `public.tsx`, or one for a part, as `public-driver.tsx`, directly in domain, server or web.
 */
export function isPublic(path: string): boolean {
  return /\/(domain|server|web)\/public(-[a-z-]+)?\.tsx?$/.test(path)
}

export function isStore(path: string): boolean {
  return /^(store|store-.*|.*-store)\.ts$/.test(posix.basename(path))
}
