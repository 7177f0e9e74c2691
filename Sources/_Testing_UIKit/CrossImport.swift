// A file that imports both `Testing` and `UIKit` makes the compiler look for a module of this name,
// which on Apple's systems adds images as attachments. Here there is nothing to add.
