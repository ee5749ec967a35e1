import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyPreferences } from "./preferences.svelte";
import { registerServiceWorker } from "./service-worker";

applyPreferences();
registerServiceWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });
