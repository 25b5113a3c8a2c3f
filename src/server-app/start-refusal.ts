import { type Configuration, ConfigurationError } from '#platform/server/configuration.ts'

interface SystemError extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly path?: string
}

/** What the system refuses at the start, in words that say what to do; any other error as it is. */
export function inPlainWords(error: unknown, { host, port, dataDir }: Configuration): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall, path } = error as SystemError
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    switch (code) {
      case 'EADDRINUSE':
        return refusal(
          `Port ${port} on ${host} is already used by another program, perhaps by another Flotylla; stop it, or name another port (PORT).`,
        )
      case 'EACCES':
        return refusal(
          `Port ${port} on ${host} may not be opened by this user; name a port from 1024 (PORT), and let a reverse proxy take the lower one.`,
        )
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
        return refusal(
          `${host} is no address of this machine; name one of its own, or 0.0.0.0 for all of them (HOST).`,
        )
    }
  }
  if (path?.startsWith(dataDir)) {
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      return refusal(
        `${path} may not be read or written by this user; give the user the data folder ${dataDir}, or name another one (DATA_DIR).`,
      )
    if (code === 'ENOTDIR' || code === 'EEXIST')
      return refusal(`${dataDir} is no folder; name another one for the data (DATA_DIR).`)
  }
  return error
}

function refusal(sentence: string): ConfigurationError {
  return new ConfigurationError(sentence)
}
