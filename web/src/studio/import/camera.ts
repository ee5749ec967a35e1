/** Pictures from a camera. */

/** Tells whether to show the camera in the page: on computers. Phones have a better camera app. */
export function hasCameraPanel(): boolean {
  return "mediaDevices" in navigator && matchMedia("(pointer: fine)").matches;
}

/** Returns the present picture of a video as a file. */
export function photograph(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext("2d")!.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null): void =>
      blob ? resolve(new File([blob], "photo.jpg", { type: blob.type })) : reject(new Error("there is no picture"));
    canvas.toBlob(settle, "image/jpeg", 0.92);
  });
}
