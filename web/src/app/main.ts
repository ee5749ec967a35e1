import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyPreferences } from "../base/preferences.svelte";
import { needWords } from "../words/page-words";
import { registerServiceWorker } from "../base/service-worker";

applyPreferences();
registerServiceWorker();

void needWords(["app"]).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
