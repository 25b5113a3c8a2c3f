import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes node_modules what package-lock.json says. npm leaves its own account of what it installed in
 * `node_modules/.package-lock.json`, written last, so an interrupted installation is noticed too.
 * A command that does without development packages brings none, and takes none away.
 * @param {string} root
 * @param {{ withTools: boolean, say: (sentence: string) => void, install?: (root: string, args: readonly
 * string[]) => boolean }} options
 * @returns {boolean} whether the packages are in place
 */
export function ensurePackages(root, { withTools, say, install = runNpm }) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  if (!wanted) {
    say('package-lock.json is missing or damaged. Take it from the repository again.')
    return false
  }
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  const { args, why } = installation(wanted, installed, withTools)
  if (!args) return true
  say(why)
  if (install(root, args)) return true
  say('The packages could not be installed; npm says above why. Is there a network?')
  return false
}

/**
 * What npm is to do, and the sentence that tells it; no `args` where all is in place. Tools that are missing
 * are added to what is there, since a server may be running from it; all else is made anew.
 */
function installation(wanted, installed, withTools) {
  const without = 'without tools for tests'
  if (!installed)
    return {
      args: ['ci', withTools ? '--include=dev' : '--omit=dev'],
      why: `Packages are not installed yet; installing them${withTools ? '' : `, ${without}`} (npm ci).`,
    }
  const wrong = difference(wanted, installed, false)
  if (wrong === undefined) {
    if (!withTools || difference(wanted, installed, true) === undefined) return {}
    return {
      args: ['install', '--no-save', '--include=dev'],
      why: 'Tools for tests are not installed yet; installing them (npm install).',
    }
  }
  const keepsTools = withTools || Object.values(installed).some((entry) => entry.dev)
  return {
    args: ['ci', keepsTools ? '--include=dev' : '--omit=dev'],
    why: `Packages differ from package-lock.json (${wrong}); installing them.`,
  }
}

/**
 * The first package that is missing, has another version or is no longer wanted; undefined when all agree.
 * Packages for other platforms may be missing, and development packages where the command does without them.
 * @returns {string | undefined}
 */
export function difference(wanted, installed, withTools) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const there = installed[path]
    if (there ? there.version !== entry.version : !mayBeMissing(entry, withTools)) return path
  }
  return Object.keys(installed).find((path) => !(path in wanted))
}

function mayBeMissing(entry, withTools) {
  return Boolean(entry.optional || entry.devOptional || (!withTools && entry.dev))
}

function packagesIn(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * npm's talk goes to the error stream, so that a command's own output stays clean. Its warnings stay away:
 * they speak of the Node that npm itself runs on, while the program brings its own.
 */
function runNpm(root, asked) {
  const npm = process.env.npm_execpath
  const underNpm = npm?.endsWith('npm-cli.js') && existsSync(npm)
  const args = [...asked, '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']
  const { status } = underNpm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  return status === 0
}
