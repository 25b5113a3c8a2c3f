import type { FeatureTable } from './feature-table.ts'
import type { Finding } from './finding.ts'
import { packageComplaint } from './package-rules.ts'
import { isPublic, isStore, isTest, type Room, roomOf } from './rooms.ts'
import type { SourceFile } from './source-file.ts'

/** Walls 1-3 of the house: who may import what. Tests, tools and measurements may import anything. */
export function judgeImports(file: SourceFile, table: FeatureTable): Finding[] {
  const features = Object.keys(table)
  const from = roomOf(file.path, features)
  if (from.kind === 'nowhere')
    return [{ path: file.path, line: 1, message: `No room for this file: ${from.why}.` }]
  if (from.kind === 'outside' || isTest(file.path)) return []
  const findings: Finding[] = []
  for (const { specifier, line, target, handsOn } of file.imports) {
    const complaint = target
      ? wallBetween(from, roomOf(target, features), target, table)
      : packageComplaint(from, file.path, specifier)
    if (complaint) findings.push({ path: file.path, line, message: `Imports ${specifier}: ${complaint}` })
    if (handsOn && target && isStore(target) && isPublic(file.path)) {
      findings.push({
        path: file.path,
        line,
        message: `Hands on ${specifier}: a store stays at home; let public offer a function that says what is asked.`,
      })
    }
  }
  return findings
}

function wallBetween(from: Room, to: Room, target: string, table: FeatureTable): string | undefined {
  if (to.kind === 'outside') return 'what ships knows no tests, tools or measurements.'
  if (to.kind === 'nowhere') return `there is no such room: ${to.why}.`
  switch (from.kind) {
    case 'kernel':
      return to.kind === 'kernel'
        ? undefined
        : 'the kernel imports nothing; what needs this belongs in a domain.'
    case 'platform':
      return platformWall(from.part, to)
    case 'server-app':
      return appWall('server', to, target)
    case 'web-app':
      return appWall('web', to, target)
    case 'feature':
      return featureWall(from, to, target, table)
  }
}

function platformWall(part: 'pure' | 'server' | 'web', to: Room): string | undefined {
  if (to.kind === 'kernel') return undefined
  if (to.kind === 'platform') return to.part === 'pure' || to.part === part ? undefined : otherSide(part)
  return 'the platform knows no feature and no app; let the app hand it what it needs.'
}

function otherSide(part: string): string {
  if (part === 'pure') return 'platform/pure serves both sides, so it sees neither server nor web.'
  return part === 'web'
    ? 'web never sees the server, types included; what both need belongs in the contract, a domain or platform/pure.'
    : 'the server never sees web, types included; what both need belongs in the contract, a domain or platform/pure.'
}

function appWall(side: 'server' | 'web', to: Room, target: string): string | undefined {
  switch (to.kind) {
    case 'server-app':
    case 'web-app':
      return to.kind === `${side}-app` ? undefined : otherSide(side)
    case 'platform':
      return platformWall(side, to)
    case 'feature':
      if (to.part === 'server' || to.part === 'web') {
        if (to.part !== side) return otherSide(side)
        if (side === 'server' && isStore(target)) return 'a store stays at home; ask the feature’s public.'
        if (side === 'web' && !isPublic(target))
          return 'the shell shows only what stands in the feature’s web/public.tsx.'
      }
      return undefined
    default:
      return undefined
  }
}

/** Which parts of its own feature each part may see. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract', 'texts', 'domain'],
  texts: ['texts', 'domain'],
  manifest: ['contract', 'texts'],
  domain: ['domain'],
  server: ['contract', 'texts', 'domain', 'server'],
  web: ['contract', 'texts', 'domain', 'web'],
}

function featureWall(
  from: Extract<Room, { kind: 'feature' }>,
  to: Room,
  target: string,
  table: FeatureTable,
): string | undefined {
  switch (to.kind) {
    case 'kernel':
      return undefined
    case 'platform':
      if (from.part === 'domain')
        return 'a domain imports the kernel and domains only; what touches this belongs in server or web.'
      return platformWall(from.part === 'server' || from.part === 'web' ? from.part : 'pure', to)
    case 'feature':
      if (from.feature === to.feature) {
        if (OWN[from.part]?.includes(to.part)) return undefined
        if (from.part === 'server' || from.part === 'web') return otherSide(from.part)
        return `${from.part} may see only ${OWN[from.part]?.join(', ')} of its feature; turn the dependency round.`
      }
      return neighbourWall(from, to, target, table)
    default:
      return 'a feature knows no app; let the app hand it what it needs.'
  }
}

function neighbourWall(
  from: Extract<Room, { kind: 'feature' }>,
  to: Extract<Room, { kind: 'feature' }>,
  target: string,
  table: FeatureTable,
): string | undefined {
  if ((from.part === 'server' && to.part === 'web') || (from.part === 'web' && to.part === 'server')) {
    return otherSide(from.part)
  }
  const isFace = to.part === 'contract' || to.part === 'texts'
  const pureSide = from.part !== 'server' && from.part !== 'web'
  if (from.part === 'domain' && to.part !== 'domain')
    return 'domain may see only the domain/public.ts of a neighbour.'
  if (pureSide && to.part !== 'domain' && !isFace)
    return `${from.part} may see only the contract, texts and domain/public.ts of a neighbour.`
  if (!isFace && !isPublic(target)) {
    const door =
      to.part === 'web' ? 'web/public.tsx' : to.part === 'domain' ? 'domain/public.ts' : 'server/public.ts'
    return `a neighbour is entered through its ${door} alone; let ${to.feature} offer there what is needed.`
  }
  if (!table[from.feature]?.includes(to.feature)) {
    return `${from.feature} does not lean on ${to.feature} in tools/structure/feature-table.ts; add it there if that makes no circle, else let the wiring in src/server-app connect them.`
  }
  return undefined
}
