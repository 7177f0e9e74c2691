import Adoption
import Testing

@testable import flowsh_field

@Suite struct `A report of the field` {
  private func piece(_ kind: LeftOutPiece.Kind, _ api: String) -> LeftOutPiece {
    let message = api.contains("=") ? "ambiguous use of 'c'" : "cannot find '\(api)' in scope"
    return LeftOutPiece(kind, line: 1, owner: "", api: api, message: message)
  }

  private var report: FieldReport {
    var shop = FieldApp(name: "Shop", seconds: 11.6, outcome: .starts, detail: "Home")
    (shop.screens, shop.unreached) = (4, 1)
    shop.pieces = [
      piece(.standIn, "MKMapView"), piece(.standIn, "MKMapView"), piece(.member, "UIView.glow"),
      piece(.statement, "let a = b.c()"),
    ]
    var maps = FieldApp(name: "Maps", seconds: 3, outcome: .ends, detail: "A.b is missing")
    maps.pieces = [piece(.moduleImport, "import MapKit"), piece(.standIn, "MKMapView")]
    return FieldReport(apps: [shop, maps])
  }

  @Test func `says how far each app gets, and which names most apps lack`() {
    #expect(
      report.text(mostNames: 2) == """
        app                       first screen  screens  unreached  declarations  reached  stand-ins  statements  words  seconds
        Shop  starts              Home          4        1          1             0        1          1           0      12
        Maps  ends at its launch                                    0             0        1          0           1      3

        1 of 2 start

        missing      apps  pieces
        MKMapView    2     3
        UIView.glow  1     1
        """)
  }

  @Test func `ranks names, and no lines of code`() {
    #expect(
      report.missing == [
        .init(api: "MKMapView", apps: 2, pieces: 3), .init(api: "UIView.glow", apps: 1, pieces: 1),
        .init(api: "import MapKit", apps: 1, pieces: 1),
      ])
  }
}
