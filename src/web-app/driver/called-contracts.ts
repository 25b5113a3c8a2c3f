/** Contracts as the features have them, by the ends of their paths. */
const CONTRACT = /[\\/]src[\\/]features[\\/].*[\\/]contract[a-z-]*[.]ts$/

/** What a page needs of a call to make it. */
const TO_CALL = ['method', 'path'] as const

/** `import { a, b as c } from '…contract….ts'`, as the features write it. */
const IMPORTED = /import \{([^}]*)\} from '[^']*contract[a-z-]*\.ts'/g

interface Failing {
  error(message: string): never
}

/**
 * A step of the build that leaves of each call what a page needs to make it: its method and its path. What
 * goes in and out is checked by the server, which also says the sentence of a failure; the page would carry
 * the schemas, the library that reads them and all those sentences for nothing.
 * What else a contract tells stays where it is plain data; a page that asks for the rest does not build.
 * @param read gives what a contract exports, by its file
 */
export function calledContracts(read: (file: string) => Promise<Readonly<Record<string, unknown>>>) {
  return {
    name: 'called-contracts',
    enforce: 'pre' as const,
    async load(id: string): Promise<string | null> {
      if (!CONTRACT.test(id)) return null
      const told = Object.entries(await read(id)).flatMap(([name, value]) => {
        const plain = isCall(value) ? { method: value.method, path: value.path } : value
        return isPlain(plain) ? [`export const ${name} = ${JSON.stringify(plain)}`] : []
      })
      return `${told.join('\n')}\nexport {}\n`
    },
    transform(this: Failing, code: string, id: string): null {
      for (const name of /[\\/]src[\\/].*[.]tsx?$/.test(id) ? importedFrom(code) : []) {
        const asked = new RegExp(`\\b${name}\\.(\\w+)`).exec(code)?.[1]
        if (asked !== undefined && !TO_CALL.some((known) => known === asked))
          this.error(`${id} asks for ${name}.${asked}: a driver's page knows a call's method and path alone.`)
      }
      return null
    },
  }
}

function importedFrom(code: string): readonly string[] {
  return [...code.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names.split(',').flatMap((one) => {
      const name = one.trim().split(' as ').at(-1) ?? ''
      return name === '' || name.startsWith('type ') ? [] : [name]
    }),
  )
}

function isCall(value: unknown): value is { readonly method: string; readonly path: string } {
  return isRecord(value) && TO_CALL.every((name) => typeof value[name] === 'string') && 'input' in value
}

/** It is the same once it is written down and read again. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (isRecord(value)) return isBare(value) && Object.values(value).every(isPlain)
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

function isBare(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
