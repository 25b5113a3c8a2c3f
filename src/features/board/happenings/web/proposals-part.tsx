import { Badge, Radio } from '@mantine/core'
import { costWords, proposalTitle, repairTexts } from '#features/board/repair/texts.ts'
import type { WayOn } from '../domain/public.ts'
import { costHeads, flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'

interface ProposalsPartProps {
  readonly ways: readonly WayOn[]
  readonly carIsOut: boolean
  readonly chosen: number
  onChoose(index: number): void
}

/** The ways to go on, the best first, each with what it costs. */
export function ProposalsPart({ ways, carIsOut, chosen, onChoose }: ProposalsPartProps) {
  return (
    <Radio.Group
      aria-label={flowTexts.proposals}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    >
      {ways.map((way, index) => (
        <Radio
          key={way.kind}
          value={String(index)}
          className={classes.proposal}
          data-autofocus={index === 0 || undefined}
          label={
            <>
              <b>{way.kind === 'wait' ? flowTexts.wait : proposalTitle(way.kind, carIsOut)}</b>{' '}
              {index === 0 && ways.length > 1 ? (
                <Badge size="sm" variant="light">
                  {repairTexts.best}
                </Badge>
              ) : null}
              <Figures way={way} />
              <span className={classes.costs}>
                {way.kind === 'wait' ? flowTexts.waitCosts : costWords(way.costs).join(' · ')}
              </span>
            </>
          }
        />
      ))}
    </Radio.Group>
  )
}

function Figures({ way: { costs } }: { readonly way: WayOn }) {
  const figures = [
    [costs.told, costHeads.told(costs.told)],
    [Math.max(0, costs.seatsEmpty), costHeads.empty(Math.max(0, costs.seatsEmpty))],
    [costs.promisesBroken, costHeads.broken(costs.promisesBroken)],
  ] as const
  return (
    <span className={classes.figures} aria-hidden="true">
      {figures.map(([count, words]) => (
        <span key={words}>
          <b>{count}</b> {words}
        </span>
      ))}
    </span>
  )
}
