import { Dialog } from '#platform/web/ui/dialog.tsx'
import { RightIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { formTexts, STATE_NAMES } from './form-texts.ts'
import { trainingTexts } from './training-texts.ts'
import { videoOf } from './training-video.ts'
import './training.css'

/** 'Szkolenie': the fleet's video, or a short guide with the signs of the cards. */
export function TrainingModal({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const video = videoOf(url)
  return (
    <Dialog title={formTexts.training} onClose={onClose} className="training">
      {video?.kind === 'frame' && (
        <iframe
          className="training-video"
          src={video.src}
          title={trainingTexts.videoTitle}
          allow="fullscreen; picture-in-picture"
          allowFullScreen
        />
      )}
      {video?.kind === 'file' && (
        // biome-ignore lint/a11y/useMediaCaption: the fleet's own file; what it says stands below as text.
        <video className="training-video" src={video.src} controls preload="metadata" />
      )}
      {video?.kind === 'link' && (
        <p>
          <a href={video.src} target="_blank" rel="noreferrer">
            {trainingTexts.openVideo}
          </a>
        </p>
      )}
      <ol className="training-steps">
        <li>
          <h3>{trainingTexts.tap.title}</h3>
          <p>{trainingTexts.tap.text}</p>
          <div className="training-row">
            <Pill of="free" word={STATE_NAMES.free} />
            <RightIcon />
            <Pill of="day" word={STATE_NAMES.day} />
            <RightIcon />
            <Pill of="night" word={STATE_NAMES.night} />
          </div>
        </li>
        <li>
          <h3>{trainingTexts.reserve.title}</h3>
          <p>{trainingTexts.reserve.text}</p>
          <div className="training-row">
            <Pill of="day-reserve" word={STATE_NAMES['day-reserve']} />
            <Pill of="night-reserve" word={STATE_NAMES['night-reserve']} />
          </div>
        </li>
        <li>
          <h3>{trainingTexts.onCall.title}</h3>
          <p>{trainingTexts.onCall.text}</p>
          <div className="training-row">
            <Pill of="on-call" word={STATE_NAMES['on-call']} />
          </div>
        </li>
        <li>
          <h3>{trainingTexts.send.title}</h3>
          <p>{trainingTexts.send.text}</p>
        </li>
      </ol>
    </Dialog>
  )
}
