// Everything about the sources that can be known without running them.
import { existsSync } from 'node:fs'
import { reportStages, runStages, type Stage } from './stages.ts'

const CONFIGS = ['server', 'web', 'pure', 'browser-tests']

function bin(path: string): string {
  return `node_modules/${path}`
}

export function checkStages(): Stage[] {
  const stages: Stage[] = CONFIGS.map((config) => ({
    name: `types (${config})`,
    command: [bin('typescript/bin/tsc'), '-p', `tsconfig.${config}.json`],
  }))
  stages.push(
    {
      name: 'format and lint',
      command: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
    },
    {
      name: 'floating promises',
      command: [
        bin('oxlint/bin/oxlint'),
        '--type-aware',
        '-c',
        'oxlint.json',
        'src',
        'test',
        'tools',
        'bench',
        'torture',
      ],
    },
    { name: 'migrations', command: ['tools/db-generate.ts', '--check'] },
    { name: 'structure', command: ['tools/structure/main.ts'] },
    {
      name: 'unused exports',
      command: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
    },
  )
  if (existsSync('src/server-app/endpoints.ts')) {
    stages.push({ name: 'printed API', command: ['tools/print-api.ts', '--check'] })
  }
  return stages
}

if (import.meta.main) {
  const results = await runStages(checkStages())
  reportStages(results)
  process.exitCode = results.every((result) => result.ok) ? 0 : 1
}
