import "./look/look";
import "./parts/house.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchThePage } from "./settled";

watchThePage();
mount(App, { target: document.getElementById("app")! });
