import { Badge, Radio } from '@mantine/core'
import { costWords, proposalTitle, repairTexts } from '#features/board/repair/texts.ts'
import { movesByDriver, type WayOn } from '../domain/public.ts'
import { costHeads, flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'

interface ProposalsPartProps {
  readonly ways: readonly WayOn[]
  readonly carIsOut: boolean
  readonly chosen: WayOn['kind']
  onChoose(kind: WayOn['kind']): void
}

/** The ways to go on, the best first, each with what it costs. */
export function ProposalsPart({ ways, carIsOut, chosen, onChoose }: ProposalsPartProps) {
  return (
    <Radio.Group
      aria-label={flowTexts.proposals}
      value={chosen}
      onChange={(value) => onChoose(value as WayOn['kind'])}
    >
      {ways.map((way, index) => (
        <Radio
          key={way.kind}
          value={way.kind}
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
                {way.kind === 'wait' ? flowTexts.waitCosts : otherCosts(way)}
              </span>
            </>
          }
        />
      ))}
    </Radio.Group>
  )
}

function Figures({ way }: { readonly way: WayOn }) {
  const { costs } = way
  const told = movesByDriver(way).size
  const figures = [
    [told, costHeads.told(told)],
    [Math.max(0, costs.seatsEmpty), costHeads.empty(Math.max(0, costs.seatsEmpty))],
    [costs.promisesBroken, costHeads.broken(costs.promisesBroken)],
  ] as const
  return (
    <span className={classes.figures}>
      {figures.map(([count, words]) => (
        <span key={words}>
          <b>{count}</b> <span>{words}</span>
        </span>
      ))}
    </span>
  )
}

/** Beside what the figures say; the seats stand first in the words. */
function otherCosts({ costs }: WayOn): string {
  return costWords({ ...costs, promisesBroken: 0, told: 0 })
    .slice(1)
    .join(' · ')
}
