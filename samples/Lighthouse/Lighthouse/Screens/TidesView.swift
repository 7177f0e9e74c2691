import SwiftUI

/// The tides of a harbor.
struct TidesView: View {
  let harbor: String
  let height: String
  let onClose: () -> Void
  @State private var isWarned = false

  var body: some View {
    VStack {
      Text(harbor).font(.title)
      Text(height)
      Toggle("Warn me", isOn: $isWarned)
      Button("Close", action: onClose)
    }
  }
}

#Preview {
  TidesView(harbor: "Fairhaven", height: "Low water") {}
}
