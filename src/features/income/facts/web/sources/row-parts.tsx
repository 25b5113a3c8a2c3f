import { Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { resultSources } from '../../contract.ts'
import { factTexts, sourceTexts as texts } from '../../texts.ts'
import { money } from '../amounts.ts'
import classes from './sources.module.css'

type Row = OutputOf<typeof resultSources>['rows'][number]

export function lead({ startedAt, kind, plate }: Pick<Row, 'startedAt' | 'kind' | 'plate'>): string {
  return [startedAt?.slice(11, 16), factTexts.kinds[kind], plate].filter(Boolean).join(' · ')
}

/**
 * All money that a row tells, zeros aside; what another row tells anew is struck through. A commission has
 * the sign of what goes off, so that the parts add up to the net.
 */
export function Amounts({ amounts }: { readonly amounts: Row['amounts'] }) {
  const shown = amounts.filter(({ kind, grosze }) => grosze !== 0 || kind === 'gross' || kind === 'net')
  if (shown.length === 0) return null
  return (
    <span className={classes.amounts}>
      {shown.map(({ kind, grosze, counts }, place) => {
        const Words = counts ? 'span' : 's'
        const end = place < shown.length - 1 ? ', ' : ''
        const amount = money(kind === 'commission' ? 0 - grosze : grosze)
        return <Words key={kind}>{`${texts.amount(texts.amounts[kind], amount)}${end}`}</Words>
      })}
    </span>
  )
}

export function SheetIncome({ grosze }: { readonly grosze: number | null }) {
  if (grosze === null) return null
  return <span className={classes.amounts}>{texts.amount(texts.sheetIncome, money(grosze))}</span>
}

interface InsteadProps {
  readonly superseded: Row['superseded']
  /** The rest of the row counts. */
  readonly isPart: boolean
}

/** Why a row or a part of it counts no more. */
export function Instead({ superseded, isPart }: InsteadProps) {
  if (!superseded) return null
  const why = texts.superseded[superseded.why](superseded.fileName, superseded.row)
  return <small>{isPart ? texts.partly(why) : why}</small>
}

export function More({ shown, all }: { readonly shown: number; readonly all: number }) {
  if (all <= shown) return null
  return (
    <Text size="sm" c="dimmed">
      {texts.more(shown, all)}
    </Text>
  )
}
