import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { keyTexts } from './key-texts.ts'

export const SECRET_KEY_BYTES = 32

/** A sentence for the person at the console: what is wrong with the key, and the ways out. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
}

/** The keys that somebody has put where the program looks for them. */
export interface GivenKeys {
  readonly environment: Buffer | undefined
  readonly file: Buffer | undefined
  /** Where the file is, or would be. */
  readonly path: string
}

/** What tells a key without giving it away: kept in the database, it says which key belongs to it. */
export function checkValueOf(key: Buffer): string {
  return createHmac('sha256', key).update('key check').digest('base64url')
}

export function keyPath(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/**
 * @param encoded base64 of 32 bytes, if the environment has one
 * @throws KeyRefused where the file is damaged
 */
export function givenKeys(dataDir: string, encoded: string | undefined): GivenKeys {
  const path = keyPath(dataDir)
  return {
    environment: encoded === undefined ? undefined : Buffer.from(encoded, 'base64'),
    file: readKeyFile(path),
    path,
  }
}

/**
 * @returns the key of `SECRET_KEY` or of the file; undefined where there is neither;
 * @throws KeyRefused where they differ
 */
export function theGivenKey({ environment, file, path }: GivenKeys): Buffer | undefined {
  if (environment && file && !environment.equals(file)) throw new KeyRefused(keyTexts.two(path))
  return environment ?? file
}

/** Undefined where there is no such file. */
export function readKeyFile(path: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new KeyRefused(keyTexts.unreadableFile(path, (error as NodeJS.ErrnoException).code ?? ''))
  }
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== SECRET_KEY_BYTES) throw new KeyRefused(keyTexts.damaged(path))
  return key
}

/**
 * Makes a key beside the data, for its owner only, and has it on the disk before anything is sealed with it.
 */
export function makeKeyFile(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const key = randomBytes(SECRET_KEY_BYTES)
  return writeKeyFile(keyPath(dataDir), key) ? key : (readKeyFile(keyPath(dataDir)) ?? key)
}

/** @returns false where there is such a file, which is left as it is */
export function writeKeyFile(path: string, key: Buffer): boolean {
  let file: number
  try {
    file = openSync(path, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new KeyRefused(keyTexts.unwritable(path, (error as NodeJS.ErrnoException).code ?? ''))
  }
  try {
    writeSync(file, `${key.toString('base64')}\n`)
    fsyncSync(file)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  return true
}
