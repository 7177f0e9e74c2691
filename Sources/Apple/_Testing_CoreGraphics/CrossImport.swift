// When a file imports both `Testing` and `CoreGraphics`, the compiler looks for a module with this
// name. On Apple platforms, that module adds support for image attachments. Here, it adds nothing.
