import AuthenticationServices
import ContactRecords
import CoreLocation
import EventKit
import Foundation
import LocalAuthentication
import MessageUI
import StoreKit
import Testing
import UserNotifications
import WebKit

@Suite struct `An error of another framework` {
  @Test func `keeps its texts, and has Apple's domain and code`() {
    let info = [NSLocalizedDescriptionKey: "Offline"]
    let errors: [(any Error, String, Int)] = [
      (CLError(.network, userInfo: info), "kCLErrorDomain", 2),
      (LAError(.userCancel, userInfo: info), "com.apple.LocalAuthentication", -2),
      (WKError(.unknown, userInfo: info), "WKErrorDomain", 1),
      (UNError(.attachmentCorrupt, userInfo: info), "UNErrorDomain", 105),
      (EKError(.noStartDate, userInfo: info), "EKErrorDomain", 2),
      (CNError(.predicateInvalid, userInfo: info), "CNErrorDomain", 400),
      (SKError(.overlayTimeout, userInfo: info), "SKErrorDomain", 17),
      (MFMailComposeError(.sendFailed, userInfo: info), "MFMailComposeErrorDomain", 1),
      (
        ASAuthorizationError(.canceled, userInfo: info),
        "com.apple.AuthenticationServices.AuthorizationError", 1001
      ),
    ]
    for (error, domain, code) in errors {
      #expect(error.localizedDescription == "Offline")
      #expect((error as NSError).domain == domain && (error as NSError).code == code)
      #expect((error as NSError).localizedDescription == "Offline")
    }
  }

  @Test func `is caught by its code`() {
    do { throw LAError(.systemCancel) } catch LAError.systemCancel {} catch {
      Issue.record("\(error)")
    }
    #expect(LAError.Code.touchIDLockout == .biometryLockout)
    #expect(SKError.paymentCancelled.rawValue == 2)
    #expect(CLError(.geocodeCanceled) == CLError(CLError.geocodeCanceled))
  }
}
