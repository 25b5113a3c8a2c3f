import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const SECTOR = 512

interface OpenedFile {
  path: string
  /**
   * What the disk holds for sure of the sectors written since the last sync; empty where the file ended
   * before them.
   */
  durable: Map<number, Uint8Array>
  durableSize: number
}

/**
 * Puts a disk that keeps nothing until it is told to under Node's file functions, for this process only:
 * after `cutAfter` writes the power goes, each sector that was written and not synced keeps its old or its
 * new contents at random, and the process is gone. Names of files (created, renamed, removed) are taken as
 * kept.
 */
export function makeDiskUnreliable(folder: string, cutAfter: number): void {
  const real = { ...fs }
  const files = new Map<string, OpenedFile>()
  const opened = new Map<number, OpenedFile>()
  let writes = 0

  fs.openSync = (path, flags, mode) => {
    const fd = real.openSync(path, flags, mode)
    const name = String(path)
    if (name.startsWith(folder)) {
      const file = files.get(name) ?? { path: name, durable: new Map(), durableSize: real.fstatSync(fd).size }
      files.set(name, file)
      opened.set(fd, file)
    }
    return fd
  }

  fs.closeSync = (fd) => {
    opened.delete(fd)
    real.closeSync(fd)
  }

  fs.renameSync = (from, to) => {
    real.renameSync(from, to)
    const file = files.get(String(from))
    files.delete(String(from))
    files.delete(String(to))
    if (file) files.set(String(to), Object.assign(file, { path: String(to) }))
  }

  fs.unlinkSync = (path) => {
    files.delete(String(path))
    real.unlinkSync(path)
  }

  fs.fsyncSync = (fd) => {
    real.fsyncSync(fd)
    const file = opened.get(fd)
    if (!file) return
    file.durable.clear()
    file.durableSize = real.fstatSync(fd).size
  }

  const write = real.writeSync as (
    fd: number,
    from: Uint8Array,
    at: number,
    length: number,
    to?: number,
  ) => number
  fs.writeSync = ((fd: number, from: Uint8Array, at: number, length: number, to?: number | null) => {
    const file = opened.get(fd)
    if (file && typeof to === 'number') {
      remember(file, to, length)
      writes += 1
      if (writes >= cutAfter) cut()
    }
    return write(fd, from, at, length, to ?? undefined)
  }) as typeof fs.writeSync

  function remember(file: OpenedFile, to: number, length: number): void {
    const reading = real.openSync(file.path, 'r')
    for (let sector = Math.floor(to / SECTOR); sector * SECTOR < to + length; sector += 1) {
      if (file.durable.has(sector)) continue
      const before = new Uint8Array(SECTOR)
      const read = real.readSync(reading, before, 0, SECTOR, sector * SECTOR)
      file.durable.set(sector, before.subarray(0, read))
    }
    real.closeSync(reading)
  }

  function cut(): never {
    const chanceOfOld = Math.random() < 0.3 ? 1 : Math.random()
    for (const file of files.values()) lose(file, chanceOfOld)
    process.kill(process.pid, 'SIGKILL')
    throw new Error('the power is gone')
  }

  function lose(file: OpenedFile, chanceOfOld: number): void {
    if (file.durable.size === 0 || !real.existsSync(file.path)) return
    const fd = real.openSync(file.path, 'r+')
    for (const [sector, before] of file.durable) {
      if (Math.random() >= chanceOfOld) continue
      const old = new Uint8Array(SECTOR)
      old.set(before)
      write(fd, old, 0, SECTOR, sector * SECTOR)
    }
    if (Math.random() < chanceOfOld) real.ftruncateSync(fd, file.durableSize)
    real.closeSync(fd)
  }

  syncBuiltinESMExports()
}
