import { useState } from 'react'
import { addressOf } from '#platform/web/call.ts'
import { readHandoverPhoto } from '../../contract.ts'
import type { PhotoSide } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { fuelWords, sideWords } from '../../texts-words.ts'
import { whenWords } from '../when.ts'
import type { ShownCar } from './shown-car.ts'
import './last-handover.css'

/** How the car was handed over before, with its photos: what is accepted, or objected to. */
export function LastHandover({ last }: { readonly last: ShownCar['last'] }) {
  const [open, setOpen] = useState(false)
  if (!last) return <p className="handover-none">{texts.noLast}</p>
  return (
    <details className="handover-last" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>{texts.last[last.kind]}</b> <span>{whenWords(last.at)}</span>
        </span>
        <span>{texts.kmAndFuel(last.km, fuelWords[last.fuel] ?? '')}</span>
      </summary>
      {last.remark !== '' && <p translate="yes">{texts.lastRemark(last.remark)}</p>}
      {open && last.photos.length > 0 && (
        <div className="handover-photos">
          {last.photos.map((side) => (
            <OldPhoto key={side} id={last.id} side={side} />
          ))}
        </div>
      )}
    </details>
  )
}

function OldPhoto({ id, side }: { readonly id: string; readonly side: PhotoSide }) {
  const [failed, setFailed] = useState(false)
  const address = addressOf(readHandoverPhoto, { id, side })
  return (
    <figure className="handover-old">
      {failed ? (
        <span className="handover-none">{texts.photoGone}</span>
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={texts.photoOf(sideWords[side])} onError={() => setFailed(true)} />
        </a>
      )}
      <figcaption>{sideWords[side]}</figcaption>
    </figure>
  )
}
