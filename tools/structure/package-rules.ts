import type { Room } from './rooms.ts'

const SERVER_ONLY =
  /^(node:|fastify$|@fastify\/|pg$|pg-|drizzle-orm|@electric-sql\/|@node-rs\/|nodemailer|ical-generator|pdfkit$|fontkit$)/
const WEB_ONLY =
  /^(react$|react\/|react-dom|@mantine\/|@tanstack\/|@tabler\/|@fontsource|read-excel-file\/(?:browser|universal))/
const TOOLS_ONLY =
  /^(vitest|@vitest\/|vite$|fast-check|playwright|axe-core|autocannon|smtp-server|postal-mime|drizzle-kit|unpdf$)/
/** Arithmetic alone, as the kernel is: it reads no clock, no disk, no page. */
const PURE = /^@noble\/hashes\//

/** What is wrong with taking this package into this room; undefined where nothing is. */
export function packageComplaint(room: Room, path: string, specifier: string): string | undefined {
  if (TOOLS_ONLY.test(specifier)) return 'a tool for tests and measurements has no place in what ships.'
  const side = sideOf(room)
  if (room.kind === 'kernel' && PURE.test(specifier)) return undefined
  if (side === 'none')
    return 'kernel, domains and texts use no packages; wrap it in platform and pass in what it gives.'
  if (side === 'pure') {
    return specifier === 'zod/mini' ? undefined : 'contracts and platform/pure use no package but zod/mini.'
  }
  if (side === 'web') {
    if (SERVER_ONLY.test(specifier)) return 'a browser has no such package; this belongs in server.'
    if (specifier === 'zod') return 'the whole of zod is too heavy for a phone; use zod/mini.'
    if (/^dayjs(\/|$)/.test(specifier) && !path.startsWith('src/platform/web/')) {
      return 'dayjs stands behind one module of platform/web; elsewhere dates are the kernel’s calendar-date.'
    }
    return undefined
  }
  return WEB_ONLY.test(specifier) ? 'a package for the browser; this belongs in web.' : undefined
}

function sideOf(room: Room): 'none' | 'pure' | 'server' | 'web' {
  switch (room.kind) {
    case 'kernel':
      return 'none'
    case 'platform':
      return room.part
    case 'feature':
      if (room.part === 'domain' || room.part === 'texts' || room.part === 'manifest') return 'none'
      return room.part === 'contract' ? 'pure' : room.part
    case 'web-app':
      return 'web'
    default:
      return 'server'
  }
}
