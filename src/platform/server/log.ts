/** Structured log lines. Never a secret, never a name, phone, e-mail or URL with its query (Q11). */
export interface Log {
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

type Level = 'info' | 'warn' | 'error'

/** One JSON object a line. @param write receives the finished line with its newline */
export function jsonLog(write: (line: string) => void, now: () => Date): Log {
  const at =
    (level: Level) =>
    (data: object, message: string): void =>
      write(`${JSON.stringify({ time: now().toISOString(), level, message, ...data })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/**
 * An exception's name, code and stack frames without its text: the text may quote a row, and a row holds
 * people.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as { code?: unknown }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { error: error.name, ...(typeof code === 'string' ? { code } : {}), frames, ...cause }
}
