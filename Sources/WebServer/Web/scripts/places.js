import { later } from './later.js';

/** Where the device's zone is called otherwise than the page's, whose times they are is said. */
export async function comparePlaces() {
  const strip = document.getElementById('elsewhere');
  const here = strip?.dataset.zone;
  const there = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (here && there && here !== there) (await later('zone')).tellZone(strip, here, there);
}
