/** Keeps the screen on, by the Wake Lock API or else by a silent moving picture; returns the function that ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let picture: MovingPicture | null = null;
  let hasEnded = false;

  async function hold(): Promise<void> {
    if (hasEnded || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (hasEnded) void lock.release();
    } catch {
      // Not supported, or only on HTTPS. Most TVs stay on while a video plays.
      if (hasEnded) return;
      picture ??= movingPicture();
      await picture?.video.play().catch(() => undefined);
    }
  }

  const again = (): void => void hold();
  // The browser releases the lock whenever the page is hidden.
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    hasEnded = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
    picture?.stop();
  };
}

interface MovingPicture {
  video: HTMLVideoElement;
  stop: () => void;
}

/** Returns a video of one pixel that changes every second. */
function movingPicture(): MovingPicture | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext("2d");
  if (!brush || !("captureStream" in canvas)) return null;
  const timer = setInterval(() => brush.fillRect(0, 0, 1, 1), 1000);
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true });
  video.srcObject = canvas.captureStream(1);
  Object.assign(video.style, { position: "fixed", opacity: "0", pointerEvents: "none" });
  video.setAttribute("aria-hidden", "true");
  document.body.append(video);
  const stop = (): void => {
    clearInterval(timer);
    video.remove();
  };
  return { video, stop };
}
