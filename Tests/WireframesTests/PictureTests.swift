import AppDriver
import Testing
import Wireframes

struct PictureTests {
  @Test func `the same display gives the same picture`() {
    let display = DisplaySnapshot(layers: [DisplayLayer(panes: [DisplayPane(title: "Home")])])
    #expect(Picture(display) == Picture(display))
  }
}
