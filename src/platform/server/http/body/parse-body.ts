import parse from 'secure-json-parse'

/** The JSON that a body is; undefined where it is none, or would change what every object inherits. */
export function parseBody(text: string): { value: unknown } | undefined {
  try {
    return { value: parse(text, { protoAction: 'error', constructorAction: 'error' }) }
  } catch {
    return undefined
  }
}
