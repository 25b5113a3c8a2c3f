// Holds the source tree against the walls of the house (ARCHITECTURE.md).
import { resolve } from 'node:path'
import { judgeDocs, readDocs, readPaths } from './doc-rules.ts'
import { featureTable } from './feature-table.ts'
import { readTree } from './read-tree.ts'
import { sentenceDebts } from './sentence-debts.ts'
import { sentenceEdges } from './sentence-edges.ts'
import { judgeStructure } from './structure.ts'

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'))
const { filesRead, importsSeen, ...verdict } = judgeStructure(
  readTree(root),
  featureTable,
  sentenceDebts,
  sentenceEdges,
)
const findings = [...verdict.findings, ...judgeDocs(readDocs(root), readPaths(root))]
for (const { path, line, message } of findings) console.error(`${path}:${line}  ${message}`)
console.log(`Structure: ${filesRead} files and ${importsSeen} imports read, ${findings.length} breaches.`)
process.exitCode = findings.length > 0 ? 1 : 0
