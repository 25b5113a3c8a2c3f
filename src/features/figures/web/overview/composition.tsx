import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { MoneyKind, RideApp } from '#features/income/facts/domain/public.ts'
import { money } from '#features/income/facts/web/public-words.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { hasTold, moneyOf, ofAllApps } from '../../domain/statistics/money-sums.ts'
import { APPS } from '../../domain/statistics/shift-result.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import own from './composition.module.css'
import { MadeOf } from './made-of.tsx'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

/** In the order in which one works out the net; the first, the net and the payout stand always. */
const KINDS = [
  'gross',
  'commission',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'adjustment',
  'net',
  'cash',
  'payout',
] as const satisfies readonly MoneyKind[]
/** What goes off on the way from gross to payout stands with its sign. */
const TAKEN: readonly MoneyKind[] = ['commission', 'cash']
const ALWAYS: readonly MoneyKind[] = ['gross', 'commission', 'net', 'cash']

/** What each app told, kind by kind, whether that adds up, and what the earnings are made of. */
export function Composition({ overview }: { readonly overview: Overview }) {
  const { money: told } = overview
  const apps = APPS.filter((app) => hasTold(told, app))
  const kinds = KINDS.filter((kind) => ALWAYS.includes(kind) || ofAllApps(told, kind).value !== null)
  return (
    <Panel title={texts.composition} description={texts.compositionHint} flush>
      {apps.length > 0 ? (
        <table className={own.composition} aria-label={texts.composition}>
          <thead>
            <tr>
              <th scope="col">{texts.inZloty}</th>
              {apps.map((app) => (
                <th key={app} scope="col">
                  <span className={own.swatch} data-app={app} aria-hidden />{' '}
                  <span>{resultsTexts.apps[app]}</span>
                </th>
              ))}
              <th scope="col">{texts.together}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} data-strong={kind === 'net' || undefined}>
                <th scope="row">
                  <span>{resultsTexts.money.kinds[kind]}</span>
                  {kind === 'gross' && apps.includes('bolt') ? (
                    <span className={classes.below}>{`Bolt: ${resultsTexts.money.boltGross}`}</span>
                  ) : null}
                </th>
                {apps.map((app) => (
                  <td key={app} data-label={resultsTexts.apps[app]}>
                    <Told amount={moneyOf(told, app, kind)} app={app} kind={kind} />
                  </td>
                ))}
                <td data-label={texts.together}>
                  <AllApps told={told} kind={kind} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span title={texts.agreementHint}>{texts.agreement}</span>
              </th>
              {apps.map((app) => (
                <td key={app} data-label={resultsTexts.apps[app]}>
                  <Agreement of={overview.agreement.find((each) => each.app === app)} />
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      ) : null}
      <MadeOf overview={overview} />
    </Panel>
  )
}

interface ToldProps {
  readonly amount: number | null
  readonly app: RideApp
  readonly kind: MoneyKind
}

function Told({ amount, app, kind }: ToldProps) {
  const open = useOpenFigure()
  if (amount === null) return <span className={classes.quiet}>{resultsTexts.money.notTold}</span>
  const label = resultsTexts.money.ofApp(resultsTexts.apps[app], kind)
  return (
    <button
      type="button"
      className={classes.amount}
      onClick={() => open({ figure: `${app}-${kind}`, label })}
    >
      <span>{money(TAKEN.includes(kind) ? -amount : amount)}</span>
      <span className={classes.unseen}>{`, ${label}. ${resultsTexts.open}`}</span>
    </button>
  )
}

function AllApps({ told, kind }: { readonly told: Overview['money']; readonly kind: MoneyKind }) {
  const { value, without } = ofAllApps(told, kind)
  if (value === null) return <span className={classes.quiet}>{resultsTexts.unknown}</span>
  return (
    <>
      <strong className={classes.whole}>{money(TAKEN.includes(kind) ? -value : value)}</strong>
      {without.length > 0 ? (
        <span className={classes.below}>
          {texts.without(without.map((app) => resultsTexts.apps[app]).join(', '))}
        </span>
      ) : null}
    </>
  )
}

function Agreement({ of }: { readonly of: Overview['agreement'][number] | undefined }) {
  if (!of || of.checked === 0) return <span className={classes.quiet}>{texts.notChecked}</span>
  const untold = of.untold > 0 ? <span className={classes.below}>{texts.untold(of.untold)}</span> : null
  return of.differing === 0 ? (
    <>
      <span className={own.good}>
        <IconCheck size={14} aria-hidden /> <span>{texts.agrees}</span>
      </span>
      {untold}
    </>
  ) : (
    <>
      <span className={own.bad}>
        <IconAlertTriangle size={14} aria-hidden />{' '}
        <span>{texts.differs(of.differing, money(of.differenceGrosze))}</span>
      </span>
      {untold}
    </>
  )
}
