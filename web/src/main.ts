import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { followPreferences } from "./preferences.svelte";
import { keepPages } from "./worker";

followPreferences();
keepPages();

const target = document.getElementById("app");
if (target) mount(App, { target });
