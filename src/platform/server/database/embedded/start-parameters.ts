/**
 * How PostgreSQL is started inside PGlite. PGlite's own list has `-F`, which switches syncing off, so this
 * one stands in its place; `wal_sync_method` must be `fsync`, since PGlite's `fdatasync` does nothing.
 */
export function startParameters(sync: boolean): string[] {
  const settings: Record<string, string> = {
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    fsync: sync ? 'on' : 'off',
    synchronous_commit: sync ? 'on' : 'off',
    full_page_writes: 'on',
    wal_sync_method: 'fsync',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    timezone: 'UTC',
  }
  return [
    '--single',
    '-j',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
