// Before every web test: modal dialogs, of which jsdom has the element but not the methods. Tests without a document pass by.
if (typeof HTMLDialogElement !== 'undefined')
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

export {};
