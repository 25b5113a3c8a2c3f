import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The first Node that runs TypeScript without a flag. */
const OLDEST = [22, 18]

/**
 * The Node that came with the packages, else the running one where it is new enough.
 * @returns {{ path: string } | { path: undefined, problem: string }}
 */
export function chooseNode(root, current = { path: process.execPath, version: process.versions.node }) {
  const brought = broughtAlong(root, process.platform, process.arch)
  // It is tried once, since the Linux build needs glibc, which Alpine and its like don't have.
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return { path: brought }
  if (isNewEnough(current.version)) return { path: current.path }
  return {
    path: undefined,
    problem: `Node ${OLDEST.join('.')} or newer is needed; this is ${current.version}, and the project brings none along for ${process.platform} ${process.arch}. Install Node 24 from https://nodejs.org and try again.`,
  }
}

export function broughtAlong(root, platform, arch) {
  const name = platform === 'win32' ? `node-win-${arch}` : `node-${platform}-${arch}`
  return join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}
